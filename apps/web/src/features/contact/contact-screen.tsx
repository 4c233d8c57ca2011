import { Container } from '../../ui/layout.tsx'
import { Consultation } from './consultation.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { EmergencyCall } from './emergency-call.tsx'
import { Hours } from './hours.tsx'
import { RhumbLines } from './rhumb-lines.tsx'
import { ServiceArea } from './service-area.tsx'

/** The contact page, from the contact details to the map of the service area. */
export function ContactScreen() {
  return (
    <>
      <div className="front-desk">
        <div className="front-desk-water">
          <Container className="front-desk-grid">
            <RhumbLines />
          </Container>
        </div>
        <Container className="front-desk-grid">
          <ContactDetails />
          <div id="write" className="contact-sheet">
            <ContactPanel />
          </div>
        </Container>
      </div>
      <div data-far="">
        <Container className="visit-grid">
          <Hours />
          <Consultation />
        </Container>
        <ServiceArea />
        <EmergencyCall />
      </div>
    </>
  )
}
