import { TextField, type TextFieldProps } from '../../forms/text-field';

/** Line of an address: punctuation becomes a space as it is typed, and words begin with a capital on a phone. */
export function AddressLine(props: Pick<TextFieldProps, 'name' | 'label' | 'isOptional' | 'autoComplete' | 'mask'>) {
  return <TextField mask="address-line" {...props} autoCapitalize="words" />;
}
