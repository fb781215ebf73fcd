import { CheckoutDocument } from '../renderer/document/checkout-document';

export default CheckoutDocument;
