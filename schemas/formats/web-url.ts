/** An address of the web with a host. `shop.example:443` parses too, with the scheme `shop.example:`. */
export function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^\s/]/.test(value) && !/\s/.test(value) && URL.canParse(value);
}
