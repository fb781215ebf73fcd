import { refuseUpsell } from '../../renderer/payment/answer-upsell';

export { acceptUpsell as submit } from '../../renderer/payment/answer-upsell';

export const actions = { refuse: refuseUpsell };
