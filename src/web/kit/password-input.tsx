import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useState } from 'react';
import { messages } from '#texts/en/site.ts';
import { Button } from './button.tsx';
import { inputControl, inputFrame } from './input-frame.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A password that can be shown, and that says when Caps Lock is on. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? EyeOff : Eye;

  return (
    <>
      <span className={inputFrame({})}>
        <input
          {...props}
          className={inputControl}
          type={isShown ? 'text' : 'password'}
          // Browsers never capitalize a hidden one.
          {...(isShown && { autoCapitalize: 'none' })}
          spellCheck={false}
          onKeyDown={watch}
          onKeyUp={watch}
        />
        <Button
          kind="ghost"
          size="small"
          isIcon
          className="-me-2"
          aria-label={isShown ? messages.fields.hidePassword : messages.fields.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Button>
      </span>
      <span role="status" className="type-meta empty:hidden">
        {isCapsLock && messages.fields.capsLock}
      </span>
    </>
  );
}
