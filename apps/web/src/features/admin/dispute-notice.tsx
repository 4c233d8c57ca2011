import { Notice } from '../../ui/notice.tsx'

/** Before money is given back that a bank may take itself. */
export const DisputeNotice = () => (
  <Notice tone="warning">
    The payer’s bank disputes this payment and may take the money itself: see the card provider’s dashboard
    before you refund it as well.
  </Notice>
)
