import { Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { RESOURCE_GROUPS } from './resourceGroups';
import { Cards } from './Resources.styles';

/** A router page, or a file of the site such as JSON or the feed. */
function Where({ href, name }: { href: string; name: string }) {
  return href.startsWith('/api/') || href === routes.feed ? (
    <a href={href}>{name}</a>
  ) : (
    <Link href={href}>{name}</Link>
  );
}

export function ResourceCards() {
  return (
    <Cards>
      {RESOURCE_GROUPS.map(({ title, what, resources }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{what}</p>
          <dl>
            {resources.map((resource) => (
              <div key={resource.name}>
                <dt className={resource.href ? undefined : 'plain'}>
                  {resource.href ? (
                    <Where href={resource.href} name={resource.name} />
                  ) : (
                    resource.name
                  )}
                </dt>
                <dd>{resource.what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Cards>
  );
}
