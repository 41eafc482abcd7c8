// The words around what was done to a person.

/** Such as “Approved Ruth Root as Admin”. */
export const asRole = (words: string, role: string) => `${words} as ${role}`;

/** Such as “Faculty to Observer”. */
export const roleChange = (from: string, to: string) => `${from} to ${to}`;
