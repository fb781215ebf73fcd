import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import { PNG } from 'pngjs';

/** Picture of a QR code or barcode → the text that zbar reads, as many banks' apps do; empty for none. */
export async function readCode(png: Buffer): Promise<string> {
  const { data, width, height } = PNG.sync.read(png);
  const [code] = await scanRGBABuffer(new Uint8Array(data).buffer, width, height);
  return code?.decode() ?? '';
}
