/** `(11) 98765-4321` → `(••) •••••-••21`: only the last two digits stay, for whoever knows the number. */
export function maskPhone(phone: string): string {
  return phone.replace(/\d(?=(?:\D*\d){2})/g, '•');
}
