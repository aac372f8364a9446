import { ExternalLink } from '@/components/ui';
import { SOCIAL_KINDS, type SocialPages } from '@/lib/shell';
import { ChatCode } from './ChatCode';
import { copy } from './copy';
import { SocialIcon } from './SocialIcon';

export function FollowColumn({ social }: { social: SocialPages }) {
  const kinds = SOCIAL_KINDS.filter((kind) => social[kind]);
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={copy.follow}>
      <h2>{copy.follow}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {kind === 'chatApp' ? (
              <ChatCode address={social[kind]!} />
            ) : (
              <ExternalLink href={social[kind]!}>
                <SocialIcon kind={kind} />
                <span>{copy.social[kind]}</span>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
