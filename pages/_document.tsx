import { CheckoutDocument } from '../renderer/page/checkout-document';

export default CheckoutDocument;
