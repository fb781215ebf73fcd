import { useEffect, useRef } from 'react';
import { celebration } from './receipt.styles';

/** Confetti, shown once; nothing when the user prefers reduced motion. */
export function Celebration() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isGone = false;
    let reset: () => void = () => undefined;
    const celebrate = async () => {
      // Confetti is optional: the connection may drop just after the payment.
      const library = await import('canvas-confetti').catch(() => undefined);
      if (!library || isGone) return;
      const throwConfetti = library.default.create(element, { resize: true, useWorker: false });
      reset = () => throwConfetti.reset();
      const accent = getComputedStyle(element).getPropertyValue('--accent').trim();
      void throwConfetti({
        particleCount: 60,
        spread: 70,
        startVelocity: 28,
        origin: { y: 0.25 },
        colors: [accent, '#ffc83d', '#6cc0ff'],
      });
    };
    void celebrate();
    return () => {
      isGone = true;
      reset();
    };
  }, []);
  return <canvas ref={canvas} className={celebration} />;
}
