import { InPersonFields } from '../in-person-fields';

/** Payment by pix at the counter: a seller takes it. */
export function PixInPersonFields() {
  return <InPersonFields method="pix-in-person" />;
}
