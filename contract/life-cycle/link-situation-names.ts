/** Names of the situations of plan links, by their ids from 1 on. */
export const linkSituationNames = [
  'Ativo',
  'Em benefício',
  'Em concessão',
  'Encerrado',
  'Falecido',
  'Suspenso',
  'Desligado',
  'Portado',
  'Transitório',
] as const
