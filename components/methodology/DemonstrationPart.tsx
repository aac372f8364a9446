import { copy } from './copy';
import { Part } from './Part';

export function DemonstrationPart() {
  return (
    <Part id="demonstration">
      {copy.demonstration.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Part>
  );
}
