import type { ComponentProps, ReactNode } from 'react';
import { content, mainButton, outlineButton, textButton } from './button.styles';
import { Spinner } from './spinner';

interface SubmitButtonProps {
  text: string;
  /** Text beside the spinner while the answer is awaited; the button keeps its width. */
  busyText: string;
  isBusy: boolean;
  icon?: ReactNode;
}

/** Main button of a step. */
export function SubmitButton({ text, busyText, isBusy, icon }: SubmitButtonProps) {
  return (
    <button className={mainButton} type="submit" aria-disabled={isBusy} data-busy={isBusy}>
      <span className={content}>
        {isBusy ? <Spinner /> : icon}
        <span>{isBusy ? busyText : text}</span>
      </span>
    </button>
  );
}

/** Main button that sends no form. */
export function MainButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={mainButton} />;
}

/** Second answer to a question: as large as the main button. */
export function OutlineButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={outlineButton} />;
}

/** Secondary action: text only. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={textButton} />;
}
