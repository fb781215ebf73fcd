import { picture } from './step-picture.styles';

/** Wide picture at the top of a step. It is decorative and loads after the text's layout. */
export function StepPicture({ src }: { src: string }) {
  return <img className={picture} src={src} width={485} height={160} alt="" loading="lazy" />;
}
