/** Routes of specification point 2, with the templates that they derive from. */
export const specRoutes: Readonly<Record<string, string>> = {
  '/lead': 'lead',
  '/phone-verification': 'phone-verification',
  '/video': 'video',
  '/video/upsell': 'video-upsell',
  '/multiprofile-presentation': 'multiprofile-presentation',
  '/multiprofile-upsell-presentation': 'multiprofile-upsell-presentation',
  '/order-bump-presentation': 'order-bump-presentation',
  '/presentation': 'presentation',
  '/payment': 'payment',
  '/payment/upsell': 'payment-upsell',
  '/payment/upgrade': 'payment-upgrade',
  '/payment/{id}': 'payment-invoice',
  '/custom-offer': 'custom-offer',
  '/success': 'success',
  '/success/upsell': 'success-upsell',
  '/success-invoice': 'success-invoice',
  '/pix': 'pix',
  '/livelo/cpf': 'livelo-cpf',
  '/livelo/payment-method': 'livelo-payment-method',
  '/livelo/payment': 'livelo-payment',
  '/livelo/error': 'livelo-error',
  '/livelo/select-device': 'livelo-select-device',
  '/livelo/code': 'livelo-code',
  '/recovery/{id}': 'recovery',
  '/renew/{id}': 'renew',
  '/generic-error': 'generic-error',
  '/select-school': 'select-school',
  '/select-test-location': 'select-test-location',
  '/md': 'md',
  '/upsell-presentation': 'upsell-presentation',
  '/upsell-payment': 'upsell-payment',
  '/subscription-welcome': 'subscription-welcome',
  '/payment-verification': 'payment-verification',
  '/parsing': 'parsing',
  '/login': 'login',
};

const backButton = [
  '/upsell-payment',
  '/payment',
  '/video',
  '/payment/upsell',
  '/presentation',
  '/order-bump-presentation',
  '/select-school',
];
const upsellType = ['/upsell-presentation', '/upsell-payment', '/subscription-welcome'];
const withoutLogo = ['/payment-verification', '/parsing', '/success-invoice'];
const withoutSellerBox = ['/payment-verification'];

/** Frame of a route by the screen rules of specification point 2. */
export interface SpecFrame {
  showsBackButton: boolean;
  isUpsellType: boolean;
  /** A step may still bring its own logo. */
  showsLogo: boolean;
  showsSellerBox: boolean;
}

export function frameOf(route: string): SpecFrame {
  const isUpsellType = upsellType.includes(route) || route.includes('upsell');
  const hidesLogo = isUpsellType || route.startsWith('/livelo/') || withoutLogo.includes(route);
  return {
    showsBackButton: backButton.includes(route),
    isUpsellType,
    showsLogo: !hidesLogo,
    showsSellerBox: !withoutSellerBox.includes(route),
  };
}
