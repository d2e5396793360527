"""Turned, beaten and thrown vessels, each described by its profile: kansa thali, lassi glasses, surahi, patila, imam dasta, lamp, marble chakla, lac boxes, painted clay."""

from items.hardkit import *

PAL.update(nizam=dict(c='#b4afa5', t='#8f8a80', y='#c9c2b4', g='#151312'), khavda=dict(c='#efe5d2', t='#1d1614', y='#efe5d2', g='#8a3218'), engraved=dict(c='#20170e', t='#3a2a18', y='#20170e', g='#c08e3e'))
def turn(outer, inner, mat, loc=(0, 0, 0), rot=(0, 0, 0), s=1.0, wob=.003, n=100, nu=320, disp=None):
    o = catmull(outer, n); pr = np.vstack([o, catmull(inner, n)[1:]]) if inner else o; L = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pr, axis=0).T))]); v = np.clip(L/L[len(o)-1], 0, 1.02)
    return put(lathe('t', pr, nu, wob=wob, vc=v, mats=[mat.m], disp=disp), loc, rot, s)
def mat(kind, k=0):
    if kind == 'brass': return metal('brass%d' % k, BRASS, '#3c260e', rough=.16, patina=.7, brushed=.08)
    if kind == 'beaten': return metal('beaten%d' % k, BRASS, '#3c260e', rough=.18, patina=.7, hammer=7)
    if kind == 'kansa': return metal('kansa%d' % k, ('#a8834a', '#c7a15f', '#d8b877'), '#3a2812', rough=.2, patina=.6, hammer=9)
    if kind == 'tin': return metal('tin%d' % k, SILVER, '#3a3530', rough=.3, patina=.3)
    if kind == 'black': m = clay('black%d' % k, ('#141211', '#1c1918', '#262220'), speck='#0a0909', rough=.34, bump=.10, bloom=.02); m.P(Specular=.5); return m
    if kind == 'marble': return stone('marble%d' % k, rough=.3)
    if kind == 'coconut': m = M('coco%d' % k); wood_mat(m, loc=(.3+k, .2, 0), rot=(.2, .1, 0), freq=4, cols=('#1c0f08', '#34200f', '#4f321a'), rough=.3, coat=.4, fine=1.2); return m
    if kind.startswith('#'): return lac('lac%d' % k, kind)
    if kind == 'wood': m = M('wood%d' % k); wood_mat(m, freq=6, cols=('#b88a55', '#d3a870', '#e3c08c'), rough=.42); return m
BOWL = lambda R, h, t=.03: ([(1e-3, 0), (R*.55, 0), (R*.62, .01), (R*.86, h*.35), (R*.97, h*.8), (R, h)], [(R, h), (R-.012, h+.012), (R-t, h), (R*.93-t, h*.7), (R*.7, h*.2), (R*.5, t+.02), (1e-3, t+.02)])
VARIANTS = {
    'kansa-thali': dict(kind='thali', bg='#dccab2', bg2='#ccb698'), 'lassi-glasses': dict(kind='lassi', bg='#d8c6ac', bg2='#c8b393'), 'surahi-black': dict(kind='surahi', bg='#e3d3bd', bg2='#d3c0a5'), 'patila-brass': dict(kind='patila', bg='#dccbb2', bg2='#ccb797'),
    'imam-dasta': dict(kind='dasta', bg='#e2d3bd', bg2='#d2bfa5'), 'standing-lamp': dict(kind='lamp', bg='#d2b998', bg2='#c0a582'), 'marble-chakla': dict(kind='chakla', bg='#cfb697', bg2='#bea27f'), 'kumkum-boxes': dict(kind='kumkum', bg='#e7dac6', bg2='#d8c8af'),
    'coconut-bowls': dict(kind='coconut', bg='#e6dbc9', bg2='#d8cab3'), 'panchpatra': dict(kind='panchpatra', bg='#e0ceb4', bg2='#d0bb9c'), 'nizam-jar': dict(kind='jar', bg='#e6d9c6', bg2='#d6c6ae'), 'khavda-vase': dict(kind='khavda', bg='#e6d6bf', bg2='#d7c4a8'),
    'bud-vases': dict(kind='buds', bg='#e5d5c2', bg2='#d6c3aa'), 'engraved-vase': dict(kind='engraved', bg='#ddd0bc', bg2='#cdbda4'), 'engraved-tray': dict(kind='tray', bg='#e0d2bc', bg2='#d0bfa5'),
}
def build(kind, bg, bg2):
    t, d, el = (0, 0, .6), 8.0, 18
    if kind == 'thali':
        k = mat('kansa'); turn([(1e-3, 0), (1.30, 0), (1.46, .03), (1.52, .12), (1.56, .22), (1.585, .225)], [(1.585, .225), (1.58, .245), (1.545, .24), (1.50, .14), (1.44, .07), (1.28, .045), (1e-3, .045)], k); o, i = BOWL(.44, .40)
        for x, y in ((-.62, .42), (.38, .66)): turn(o, i, k, (x, y, .046))
        t, d, el = (0, -.05, .12), 8.4, 34
    elif kind == 'lassi':
        b, ti = mat('beaten'), mat('tin'); o = [(1e-3, 0), (.36, 0), (.41, .02), (.40, .07), (.29, .12), (.30, .20), (.36, .70), (.43, 1.40), (.455, 1.62)]; i = [(.455, 1.62), (.45, 1.645), (.425, 1.63), (.40, 1.35), (.33, .7), (.27, .28), (1e-3, .26)]
        for x, y, r in ((-.48, .18, 0), (.46, -.20, 1)):
            turn(o, i[:2], b, (x, y, 0), (0, 0, r)); turn([(.449, 1.64), (.425, 1.63), (.40, 1.35), (.33, .7), (.27, .28), (1e-3, .26)], None, ti, (x, y, 0))
        t, d, el = (0, 0, .80), 7.0, 15
    elif kind == 'surahi':
        b = mat('black'); turn([(1e-3, 0), (.46, 0), (.52, .03), (.84, .34), (.98, .78), (.86, 1.20), (.52, 1.54), (.30, 1.78), (.22, 2.05), (.215, 2.40), (.27, 2.66), (.34, 2.78), (.35, 2.80)], [(.35, 2.80), (.34, 2.825), (.31, 2.80), (.22, 2.6), (.17, 2.3), (.17, 2.0)], b, wob=.006, disp=lambda th, s, p: -.012*np.exp(-((p[:, 1:2]-1.30)/.012)**2)-.012*np.exp(-((p[:, 1:2]-1.36)/.012)**2)-.010*np.exp(-((p[:, 1:2]-2.2)/.010)**2)+0*th)
        t, d, el = (0, 0, 1.36), 9.6, 11
    elif kind == 'patila':
        b, ti = mat('beaten'), mat('tin'); turn([(1e-3, 0), (.9, 0), (1.05, .04), (1.14, .20), (1.16, .70), (1.12, .98), (1.14, 1.02), (1.32, 1.06), (1.335, 1.075)], [(1.335, 1.075), (1.32, 1.10), (1.14, 1.07), (1.08, .98)], b); turn([(1.10, 1.0), (1.10, .6), (1.0, .1), (1e-3, .05)], None, ti)
        turn([(1e-3, 1.10), (1.20, 1.10), (1.24, 1.115), (1.235, 1.135), (1.1, 1.145), (.5, 1.17), (.16, 1.20), (.10, 1.24), (.15, 1.33), (.13, 1.40), (1e-3, 1.42)], None, mat('brass', 1)); t, d, el = (0, 0, .66), 7.6, 17
    elif kind == 'dasta':
        b = mat('brass'); B = Bag(); turn([(1e-3, 0), (.56, 0), (.62, .03), (.60, .12), (.46, .20), (.45, .32), (.52, .50), (.60, .95), (.70, 1.35), (.76, 1.44), (.77, 1.46)], [(.77, 1.46), (.76, 1.49), (.70, 1.48), (.62, 1.36), (.52, .95), (.42, .5), (1e-3, .42)], b)
        for z in (.66, .73, .80): B.add(*torus_VF((0, 0, z), .548+(z-.66)*.2, .026, n=160))
        B.make('rings', [b.m]); turn([(1e-3, 0), (.20, .01), (.26, .08), (.26, .20), (.15, .34), (.11, .60), (.105, 1.25), (.13, 1.5), (.21, 1.60), (.20, 1.74), (1e-3, 1.80)], None, mat('brass', 1), (.08, 0, .48), (0, .30, .5)); t, d, el = (.12, 0, 1.08), 8.2, 15
    elif kind == 'lamp':
        b = mat('brass'); turn([(1e-3, 0), (.80, 0), (.86, .03), (.84, .09), (.62, .16), (.40, .26), (.22, .40), (.18, .46), (.26, .52), (.27, .56), (.16, .62), (.13, .80), (.20, .90), (.21, .95), (.13, 1.02), (.11, 1.35), (.19, 1.44), (.20, 1.49), (.12, 1.56), (.10, 1.85), (.18, 1.94), (.19, 1.99), (.12, 2.06), (.14, 2.16), (.30, 2.22), (.62, 2.27), (.66, 2.36)], [(.66, 2.36), (.645, 2.385), (.61, 2.37), (.56, 2.31), (.2, 2.28), (.12, 2.34), (.10, 2.45), (.16, 2.52), (.17, 2.58), (.09, 2.66), (.07, 2.80), (.13, 2.92), (.10, 3.04), (.04, 3.12), (1e-3, 3.18)], b); from items.diya import flame
        for k in range(5): a = k*tau/5-math.pi/2; w = plain_wick(); p = np.array([[.30*math.cos(a), .30*math.sin(a), 2.33], [.55*math.cos(a), .55*math.sin(a), 2.37], [.68*math.cos(a), .68*math.sin(a), 2.41]]); add_mesh('w', *tube(p, .022, 8), mats=[w.m]); flame((.68*math.cos(a), .68*math.sin(a), 2.42), .20)
        t, d, el = (0, 0, 1.62), 11.2, 9
    elif kind == 'chakla':
        m = mat('marble'); turn([(1e-3, .16), (1.30, .16), (1.40, .18), (1.42, .24), (1.40, .32), (1.35, .345), (1e-3, .345)], None, m)
        for k in range(4): a = k*tau/4+.4; turn([(.14, 0), (.18, .03), (.15, .09), (.17, .15), (.15, .18)], None, m, (1.0*math.cos(a), 1.0*math.sin(a), 0))
        dm = M('dough'); n = dm.noise(dm.obj(), 9, 5, .6); dm.P(Base_Color=dm.mix(n, hexc('#d8bd8c'), hexc('#ead6ae')), Roughness=.7, Specular=.2); dm.bump(n, .3, .03); B = Bag()
        for x, y, r in ((-.35, .40, .24), (.22, .55, .23)): B.add(*ball_VF((x, y, .345+r*.78), r, 40, (1, 1, .84)))
        B.make('dough', [dm.m]); t, d, el = (0, 0, .22), 7.8, 29
    elif kind == 'kumkum':
        w = mat('wood', 9)
        for j, (x, y, c, lid_off) in enumerate((( -.66, .12, '#9c3a2c', 0), (.66, -.12, '#d9a441', 0))):
            turn([(1e-3, 0), (.40, 0), (.46, .03), (.52, .22), (.54, .50), (.50, .66), (.47, .70)], None, mat(c, j), (x, y, 0)); turn([(.48, .69), (.50, .70), (.50, .745), (.48, .755)], None, w, (x, y, 0)); turn([(.48, .755), (.53, .77), (.54, .84), (.50, .95), (.34, 1.08), (.16, 1.15), (.09, 1.20), (.13, 1.28), (.15, 1.36), (.09, 1.44), (1e-3, 1.46)], None, mat(c, j+4), (x, y, 0))
            for z, r in ((.24, .528), (.30, .534), (.90, .525)): B = Bag(); B.add(*torus_VF((x, y, z), r, .014, n=120)); B.make('b', [w.m])
        t, d, el = (0, 0, .66), 7.0, 14
    elif kind == 'coconut':
        o, i = BOWL(.72, .62, .06)
        for k, (x, y, s) in enumerate(((-.80, .42, 1.0), (.72, .52, .94), (.06, -.62, .97))): m = mat('coconut', k); turn(o, i, m, (x, y, .12), s=s, wob=.012); turn([(.30, .16), (.36, .10), (.40, 0), (.34, 0), (.28, .1)], None, m, (x, y, 0), s=s)
        t, d, el = (0, -.05, .36), 7.8, 27
    elif kind == 'panchpatra':
        b = mat('brass'); turn([(1e-3, 0), (.50, 0), (.56, .03), (.54, .09), (.46, .13), (.47, .18), (.50, .22), (.51, .60), (.52, .98), (.56, 1.06), (.565, 1.08)], [(.565, 1.08), (.555, 1.10), (.52, 1.085), (.48, .95), (.46, .25), (1e-3, .2)], b, (-.35, .1, 0)); B = Bag(); B.add(*torus_VF((-.35, .1, .60), .512, .026, n=160)); B.make('r', [metal('raw', BRONZE, '#20140a', rough=.4).m])
        p = catmull([(.28, -.92, .08), (.55, -.62, .10), (.95, -.18, .16), (1.22, .12, .20), (1.36, .34, .28), (1.30, .44, .38), (1.20, .38, .38), (1.24, .30, .30)], 40); add_mesh('h', *tube(p, np.linspace(.05, .035, len(p)), 12), mats=[b.m]); o, i = BOWL(.22, .13, .02); turn(o, i, b, (.16, -1.05, .0)); w = M('water'); w.P(Base_Color=hexc('#cfd8d6'), Roughness=.02, Transmission=.9, IOR=1.33); turn([(.485, .92), (.2, .92), (1e-3, .92)], None, w, (-.35, .1, 0)); t, d, el = (.2, -.1, .45), 6.8, 22
    elif kind in ('jar', 'khavda', 'engraved', 'buds', 'tray'):
        if kind == 'jar':
            g = glaze('jar', bands('nizam', (('c', .30, .305, 0), ('vine', .34, .50, 10), ('c', .53, .535, 0), ('flower', .56, .78, 7), ('c', .81, .815, 0), ('petals', .83, .95, 18))), gloss=.25, rough=.3); turn([(1e-3, 0), (.50, 0), (.56, .03), (.86, .36), (.96, .78), (.86, 1.16), (.66, 1.36), (.60, 1.44), (.62, 1.48)], [(.62, 1.48), (.58, 1.47), (.55, 1.40)], g, wob=.004); lg = glaze('lid', bands('nizam', (('petals', .15, .55, 16), ('c', .60, .62, 0), ('dots', .66, .74, 24))), gloss=.25, rough=.3); turn([(.60, 1.47), (.66, 1.49), (.64, 1.55), (.48, 1.70), (.24, 1.80), (.10, 1.86), (.15, 1.96), (.13, 2.03), (1e-3, 2.06)], None, lg); t, d, el = (0, 0, 1.0), 8.0, 13
        elif kind == 'khavda':
            g = glaze('kh', bands('khavda', (('c', .20, .215, 0), ('dots', .225, .25, 40), ('c', .26, .27, 0), ('vine', .30, .42, 12), ('c', .45, .46, 0), ('flower', .48, .66, 9), ('c', .68, .69, 0), ('ydots', .70, .725, 44), ('c', .735, .75, 0), ('drop', .78, .90, 20), ('c', .93, .96, 0))), gloss=0, rough=.8); g.P(Specular=.15); turn([(1e-3, 0), (.46, 0), (.52, .03), (.84, .40), (.98, .90), (.86, 1.38), (.56, 1.70), (.44, 1.88), (.44, 2.02), (.56, 2.16), (.62, 2.20)], [(.62, 2.20), (.60, 2.22), (.54, 2.18), (.39, 2.02), (.39, 1.88), (.5, 1.7)], g, wob=.008); t, d, el = (0, 0, 1.08), 8.4, 12
        elif kind == 'engraved':
            m = metal('ev', BRASS, '#3c260e', rough=.2, patina=.5); tx = m.img(bands('engraved', (('c', .10, .115, 0), ('petals', .13, .22, 20), ('c', .235, .24, 0), ('vine', .26, .34, 10), ('flower', .36, .54, 7), ('vine', .56, .63, 10), ('c', .645, .65, 0), ('drop', .67, .78, 18), ('lattice', .80, .92, 14)), 2400, 1700), 'ev'); m.P(Base_Color=tx); turn([(1e-3, 0), (.46, 0), (.52, .03), (.48, .10), (.36, .18), (.38, .26), (.66, .60), (.80, 1.05), (.70, 1.50), (.42, 1.86), (.29, 2.10), (.29, 2.40), (.40, 2.62), (.54, 2.72), (.55, 2.735)], [(.55, 2.735), (.53, 2.755), (.48, 2.72), (.33, 2.58), (.24, 2.38), (.24, 2.1)], m); t, d, el = (0, 0, 1.36), 9.2, 11
        elif kind == 'tray':
            m = metal('tr', BRASS, '#3c260e', rough=.2, patina=.4); PAL['engr2'] = PAL['engraved']; tx = m.img(medallion('engraved', 0), 'tr'); m.P(Base_Color=tx); o = turn([(1e-3, 0), (1.40, 0), (1.50, .03), (1.56, .14), (1.60, .20)], [(1.60, .20), (1.59, .225), (1.56, .21), (1.51, .12), (1.44, .06), (1.36, .05), (1e-3, .05)], m); planar_uv(o, 1.62); t, d, el = (0, -.05, .1), 8.4, 40
        else:
            sp = (('c', .04, .06, 0), ('stems', .10, .62, 7), ('c', .68, .70, 0), ('petals', .74, .88, 12), ('c', .93, .99, 0))
            for k, (pal, x, y, pr) in enumerate((('jaipur', -.92, .10, [(1e-3, 0), (.30, 0), (.33, .03), (.60, .36), (.62, .62), (.44, .90), (.22, 1.02), (.19, 1.14), (.27, 1.26), (.28, 1.28)]), ('indigo', .06, .42, [(1e-3, 0), (.30, 0), (.33, .03), (.38, .40), (.40, .9), (.32, 1.28), (.20, 1.46), (.19, 1.62), (.28, 1.76), (.29, 1.78)]), ('yellow', .92, -.16, [(1e-3, 0), (.32, 0), (.36, .03), (.60, .34), (.54, .66), (.36, .98), (.22, 1.22), (.17, 1.42), (.22, 1.52), (.23, 1.54)]))):
                r = pr[-1]; turn(pr, [r, (r[0]-.02, r[1]+.02), (r[0]-.05, r[1]), (.13, r[1]-.2), (.13, r[1]-.4)], glaze('g%d' % k, bands(pal, sp, 1800, 1200)), (x, y, 0), wob=.006)
            t, d, el = (0, 0, .80), 8.2, 13
    studio(bg, bg2, key=520, fill=80, rim=270, world_s=.35); area('card', (-3.6, -5, 1.6), (0, 0, .9), 2.2, 70); area('card2', (4.6, -3.5, 2.2), (0, 0, 1), 1.2, 50, sy=4)
    if kind not in ('thali', 'lassi', 'patila', 'lamp', 'tray', 'engraved'): gobo_window(energy=1.6, center=(0, 0, .6), cell=1.5)
    camera(t, d, el, 0, 85, 5.6, focus=(0, -.5, t[2]))
def plain_wick(): w = M('wick'); w.P(Base_Color=hexc('#e8dcc4'), Roughness=.9); return w
