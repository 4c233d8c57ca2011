import { createRoot } from 'react-dom/client'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** The bank's 3-D Secure prompt, on top of everything; resolves to whether the customer confirmed. */
export function askBank(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let resolve: (isApproved: boolean) => void
  const promise = new Promise<boolean>((done) => {
    resolve = done
  })
  const answer = (isApproved: boolean) => {
    resolve(isApproved)
    root.unmount()
    place.remove()
  }
  root.render(
    <Dialog
      open
      onClose={() => answer(false)}
      title="Your bank asks whether this is you"
      footer={
        <>
          <Button onClick={() => answer(false)}>Fail authentication</Button>
          <Button variant="primary" onClick={() => answer(true)}>
            Complete authentication
          </Button>
        </>
      }
    >
      <p>This stands in for the card’s bank. A real one would ask for a code, or for your fingerprint.</p>
    </Dialog>,
  )
  return promise
}
