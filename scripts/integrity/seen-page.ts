/** A script that Chromium compiled. */
export interface SeenScript {
  /** Its URL without query; undefined for one in the page. */
  file: string | undefined;
  sha384: string;
  /** Its first characters, for people. */
  beginning: string;
}

/** An element or attribute of the page that may take a buyer's data elsewhere. */
export interface SeenMarkup {
  kind: 'base' | 'handler' | 'frame' | 'form' | 'link' | 'resource' | 'refresh' | 'data-script';
  /** URL as written, or code. */
  value: string;
}

/** What Chromium received and ran for one page. */
export interface SeenPage {
  /** Brand and path, for people. */
  name: string;
  url: string;
  /** Whether it shows fields of a card. */
  hasCard: boolean;
  /** Headers of the document, names in lower case. */
  headers: Readonly<Record<string, string>>;
  scripts: readonly SeenScript[];
  /** Style sheets that were requested. */
  styles: readonly { file: string; sha384: string }[];
  /** Text of each style sheet that is in force, those of scripts too. */
  sheets: readonly string[];
  markup: readonly SeenMarkup[];
  /** URLs of all requests. */
  requests: readonly string[];
  /** Own scripts and style sheets that the server did not answer with 200, as `404 /_next/…`. */
  failures: readonly string[];
  /** URLs of workers and service workers. */
  workers: readonly string[];
  /** What the content policy refused. */
  refused: readonly string[];
}
