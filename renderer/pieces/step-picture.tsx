import { useCheckout } from '../checkout/checkout-context';
import { picture } from './step-picture.styles';

/** Wide picture at the top of a step. It is decorative and loads after the text's layout. */
export function WidePicture({ src }: { src: string }) {
  return <img className={picture} src={src} width={485} height={160} alt="" loading="lazy" />;
}

/** Picture of a step. @param usual shown where the flow names none */
export function StepPicture({ stepId, usual = null }: { stepId: string; usual?: string | null }) {
  const { images } = useCheckout();
  const src = images.stepPictures[stepId] ?? usual;
  return src && <WidePicture src={src} />;
}
