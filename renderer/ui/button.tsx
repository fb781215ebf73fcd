import type { ComponentProps, ReactNode } from 'react';
import { content, mainButton, textButton } from './button.styles';
import { Spinner } from './spinner';

interface SubmitButtonProps {
  /** One text: what a translator puts in its place is this button's own. */
  children: string;
  /** The answer is awaited: the button keeps its width and shows a spinner with these words. */
  busyText: string;
  isBusy: boolean;
  icon?: ReactNode;
}

/** The one main button of a step. */
export function SubmitButton({ children, busyText, isBusy, icon }: SubmitButtonProps) {
  return (
    <button className={mainButton} type="submit" aria-disabled={isBusy} data-busy={isBusy}>
      <span className={content}>
        {isBusy ? <Spinner /> : icon}
        <span>{isBusy ? busyText : children}</span>
      </span>
    </button>
  );
}

/** A secondary action: words alone. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={textButton} />;
}
