import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { handOverMessages } from '#texts/en/hand-over.ts';
import { messages } from '#texts/en/site.ts';
import { accountsQuery } from './queries.ts';

const text = handOverMessages;
const officerRoles = ['council', 'admin'] as const;

/** Somebody who gets a role: an account, or whoever is given a link. */
export interface Successor {
  /** Null for a link. */
  userId: string | null;
  name: string;
  role: (typeof officerRoles)[number];
}

interface SuccessorsProps {
  chosen: readonly Successor[];
  onChange: (chosen: readonly Successor[]) => void;
}

/** Who comes next: accounts that are searched for, and links for people to whom they are handed. */
export function Successors({ chosen, onChange }: SuccessorsProps) {
  const add = (one: Successor) => {
    if (one.userId === null || !chosen.some(({ userId }) => userId === one.userId)) {
      onChange([...chosen, one]);
    }
  };
  return (
    <>
      <p className="type-meta">{text.successorsText}</p>
      <FindAccount onFound={(userId, name) => add({ userId, name, role: 'council' })} />
      <Button
        kind="outline"
        className="justify-self-start"
        onClick={() => add({ userId: null, name: text.link, role: 'council' })}
      >
        {text.addLink}
      </Button>
      {chosen.length === 0 ? (
        <p className="text-ink-2">{text.nobodyYet}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {chosen.map((one, index) => (
            <li key={one.userId ?? index} className="flex flex-wrap items-center gap-2.5">
              <span className="min-w-0 flex-[1_1_96px] wrap-anywhere">
                <bdi className="font-semibold">{one.name}</bdi>
              </span>
              <Select
                isSmall
                aria-label={text.role(one.name)}
                value={one.role}
                onChange={(event) => {
                  const role = event.target.value as Successor['role'];
                  onChange(chosen.map((other) => (other === one ? { ...one, role } : other)));
                }}
              >
                {officerRoles.map((role) => (
                  <option key={role} value={role}>
                    {messages.roles[role]}
                  </option>
                ))}
              </Select>
              <Button
                kind="ghost"
                isIcon
                aria-label={text.remove(one.name)}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              >
                <X size={20} strokeWidth={1.75} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FindAccount({ onFound }: { onFound: (userId: string, name: string) => void }) {
  const [search, setSearch] = useState('');
  const asked = { search: search.trim(), role: '', state: 'active', page: 1 };
  const { data } = useQuery({ ...accountsQuery(asked), enabled: asked.search.length > 1 });
  const found = asked.search.length > 1 ? (data?.users.slice(0, 5) ?? null) : null;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Field label={text.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {found !== null && (
        <ul className="grid grid-cols-1">
          {found.length === 0 && <li className="type-meta">{text.noMatch}</li>}
          {found.map(({ _id, name, email }) => (
            <li key={_id}>
              <Button
                kind="ghost"
                className="-ms-3.5 max-w-full"
                onClick={() => {
                  onFound(_id, name);
                  setSearch('');
                }}
              >
                <span className="truncate leading-body">
                  {text.add(name)} · <span className="font-normal">{email}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
