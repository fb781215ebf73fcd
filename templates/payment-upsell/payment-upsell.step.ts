export { upsellActions as actions } from '../../renderer/payment/upsell-actions';
/** A reload during a payment continues with its outcome (PAY-3). */
export { resumeOrder as resume, submitOrder as submit } from '../../renderer/payment-form/paying';
