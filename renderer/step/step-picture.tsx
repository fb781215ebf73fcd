import { picture } from './step-picture.styles';

/** The wide picture at the head of a step; says nothing that the words do not, and is asked for once they have been laid out. */
export function StepPicture({ src }: { src: string }) {
  return <img className={picture} src={src} width={485} height={160} alt="" loading="lazy" />;
}
