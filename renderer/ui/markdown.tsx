import type { MarkdownNode } from '../../model/copy/parse-markdown';
import { prose } from './markdown.styles';

/** Renders parsed Markdown as elements; never sets HTML text. */
export function Markdown({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return <div className={prose}>{nodes.map(renderNode)}</div>;
}

function renderNode(node: MarkdownNode, index: number) {
  const key = `${node.kind}-${index}`;
  switch (node.kind) {
    case 'text':
      return <span key={key}>{node.text}</span>;
    case 'link':
      return (
        <a key={key} href={node.href} rel="noopener noreferrer">
          {node.children.map(renderNode)}
        </a>
      );
    default: {
      const Tag = tags[node.kind];
      return <Tag key={key}>{node.children.map(renderNode)}</Tag>;
    }
  }
}

const tags = {
  heading: 'h2',
  paragraph: 'p',
  list: 'ul',
  ordered: 'ol',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
  quote: 'blockquote',
} as const;
