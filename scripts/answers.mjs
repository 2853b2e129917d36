// Ends with 0 when an address answers as it should: how a container says whether it is well.
const { ok, status } = await fetch(process.argv[2] ?? '', { redirect: 'manual' }).catch(() => ({
  ok: false,
  status: 0,
}))
process.exit(ok || (status >= 300 && status < 400) ? 0 : 1)
