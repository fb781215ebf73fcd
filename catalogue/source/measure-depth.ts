/** Maximum nesting of brackets outside strings; approximate for invalid JSON. */
export function measureDepth(text: string): number {
  let open = 0;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString && sign === '\\') index += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '{' || sign === '[')) open += 1;
    else if (!isInString && (sign === '}' || sign === ']')) open -= 1;
    if (open > depth) depth = open;
  }
  return depth;
}
