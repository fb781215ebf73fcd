declare module 'jsbarcode/bin/barcodes/ITF' {
  /** Encoder of the interleaved 2 of 5 barcode: pairs of digits → string of modules, 1 for dark. */
  export class ITF {
    constructor(data: string, options: object);
    encode(): { data: string; text: string };
  }
}
