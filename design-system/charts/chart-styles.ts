/* How charts look, for a page that draws them on the server and fetches their script later. */
import './ChartFigure/ChartFigure.css.ts'
import './plot/Plot.css.ts'
import './plot/Readout.css.ts'
import './series.css.ts'
