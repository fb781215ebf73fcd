import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { add } from './beacon';

/** Measures the web vitals of this document; each is sent when the page is hidden. */
export function watchVitals(): void {
  const send = ({ name, value }: MetricType) => add('vitals', { name, value });
  onTTFB(send);
  onFCP(send);
  onLCP(send);
  onCLS(send);
  onINP(send);
}
