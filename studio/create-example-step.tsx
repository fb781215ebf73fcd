import type { ComponentType } from 'react';
import { type ExampleParts, ExampleStep, type ExampleStepProps } from './example-step';

/** Joins the parts of a template into the component that plays its examples; createStep and createFormStep play it for buyers. */
export function createExampleStep(parts: ExampleParts): ComponentType<ExampleStepProps> {
  return function ExamplePlayer(props: ExampleStepProps) {
    return <ExampleStep {...parts} {...props} />;
  };
}
