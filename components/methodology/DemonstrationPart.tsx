import { copy } from './copy';
import { Part } from './Part';

export function DemonstrationPart() {
  return (
    <Part id="demonstration">
      <p>{copy.demonstration}</p>
    </Part>
  );
}
