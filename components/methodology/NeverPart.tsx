import { copy } from './copy';
import { Folded } from './Folded.styles';
import { Part } from './Part';

export function NeverPart() {
  return (
    <Part id="never">
      <p>{copy.never.lead}</p>
      <Folded>
        <summary>{copy.never.list}</summary>
        <ul>
          {copy.never.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Folded>
    </Part>
  );
}
