import { Copy, Dices, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './password-field.module.css';
import { randomPassword } from './random-password.ts';

export interface PasswordFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (password: string) => void;
}

/** A password for somebody else: typed or drawn, and copied to be handed on. */
export function PasswordField({ label, help, value, errors = [], onChange }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const toast = useToast();
  const draw = () => {
    onChange(randomPassword());
    setVisible(true);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast({ tone: 'success', text: t.people.passwordCopied });
  };
  return (
    <Field label={label} help={help} errors={errors} required>
      {(control) => (
        <div className={styles.password}>
          <TextInput
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoComplete="new-password"
            maxLength={200}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={isVisible ? EyeOff : Eye}
            label={isVisible ? t.session.hidePassword : t.session.showPassword}
            onClick={() => setVisible(!isVisible)}
          />
          <IconButton icon={Dices} label={t.people.drawPassword} onClick={draw} />
          <IconButton icon={Copy} label={t.people.copyPassword} disabled={value === ''} onClick={() => void copy()} />
        </div>
      )}
    </Field>
  );
}
