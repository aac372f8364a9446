import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { walletFormSchema, type WalletForm } from '@/contracts/portfolio/wallets';
import { errorMessage } from '@/lib/errors/errorMessage';

const EMPTY: WalletForm = { chain: 'eip155:1', address: '', label: '' };

/** Validates by the contract's schema; keeps what was typed when it is refused. */
export function useWalletForm(add: (wallet: WalletForm) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<string>();
  const [submits, setSubmits] = useState(0);
  const formik = useFormik({
    initialValues: EMPTY,
    validationSchema: walletFormSchema,
    onSubmit: async (values, { resetForm }) => {
      setMessage(undefined);
      try {
        await add(walletFormSchema.cast(values));
        resetForm();
      } catch (error) {
        setMessage(errorMessage(error));
      }
    },
  });
  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);
  return {
    busy: formik.isSubmitting,
    message,
    bind: (name: keyof WalletForm) => ({
      busy: formik.isSubmitting,
      autoComplete: 'off',
      error: formik.touched[name] ? formik.errors[name] : undefined,
      field: formik.getFieldProps(name),
    }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void formik.submitForm().then(() => setSubmits((count) => count + 1));
      },
    },
  };
}
