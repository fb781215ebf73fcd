export { acceptUpsell as submit, offerActions as actions } from '../../renderer/payment/answer-upsell';
