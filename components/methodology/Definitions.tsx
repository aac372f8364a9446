import { Folded } from './Folded.styles';

interface DefinitionsProps {
  title: string;
  items: readonly { id: string; name: string; text?: string; meaning?: string }[];
}

/** Terms and what they mean, folded. */
export const Definitions = ({ title, items }: DefinitionsProps) => (
  <Folded>
    <summary>{title}</summary>
    <dl>
      {items.map(({ id, name, text, meaning }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{text ?? meaning}</dd>
        </div>
      ))}
    </dl>
  </Folded>
);
