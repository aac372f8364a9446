import { SentenceWords } from '@/components/ui/page';
import type { Item } from './productText';
import { Steps } from './StepList.styles';

export function StepList({ steps }: { steps: readonly Item[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <SentenceWords sentence={text} />
          </p>
        </li>
      ))}
    </Steps>
  );
}
