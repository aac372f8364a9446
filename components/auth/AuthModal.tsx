import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { DialogLoading } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { loadDialog } from './loadDialog';
import { onAuthRequest, type AuthRequest } from './openAuth';

export function AuthModal() {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const [request, setRequest] = useState<AuthRequest | null>(null);
  useEffect(() => onAuthRequest(setRequest), []);
  useEffect(() => setRequest(null), [path]);
  const { module, failed, retry } = useModule(loadDialog, request !== null);
  if (module) return <module.AuthDialog request={request} />;
  return (
    request && <DialogLoading failed={failed} onRetry={retry} onClose={() => setRequest(null)} />
  );
}
