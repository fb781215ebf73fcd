import { Check } from 'lucide-react';
import { benefits } from '../ui/offer.styles';

/** What an offer includes, as the flow lists it. */
export function Benefits({ label, texts }: { label: string; texts: readonly string[] | undefined }) {
  if (!texts) return null;
  return (
    <ul className={benefits} aria-label={label}>
      {texts.map((text) => (
        <li key={text}>
          <Check size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
