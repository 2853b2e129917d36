export {
  type Beginning,
  type Late,
  late,
  useLoadLater,
  whenIdle,
  whenTouched,
} from '@portal/design-system/late'
